// The people at the tables of the scenes: names as long as the room allows, and short ones.
export const long = [
  'Bartholomew Featherston',
  'Amber Lark 42',
  'Wilhelmina van der Meer',
  'Al',
  'Juniper Heron 77',
  'Maximilian Otterburn',
  'Coral Wren 10',
  'Zephaniah Blackthorne',
  'Indigo Raven 31',
  'Constantine Q',
];
export const person = (player, name, bot = false) => ({ player, name, bot, here: true });
