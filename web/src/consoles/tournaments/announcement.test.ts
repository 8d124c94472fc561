import { describe, expect, it } from 'vitest';
import { announcementOf, canberraFormat, type Announcement } from './announcement';
import { canberraBegins } from './canberra_conditions';

describe('an announcement', () => {
  const form: Announcement = {
    format: 'tournament-2001-h',
    name: ' Friday ',
    directing: 'director',
    tablesAre: 'dealt',
    starts: '',
    bots: '',
    conditions: {},
    tables: {},
    house: {},
  };
  it('needs a format and a name', () => {
    expect(announcementOf({ ...form, format: '' })).toBeNull();
    expect(announcementOf({ ...form, name: ' ' })).toBeNull();
    expect(announcementOf(form)).toEqual({
      type: 'announce_tournament',
      format: 'tournament-2001-h',
      name: 'Friday',
      directing: 'director',
      conditions: [],
      table_settings: [],
      house: [],
    });
  });
  it('has fees in dollars, as the room reads conditions, and the fee is never below the commission', () => {
    const conditions = { commission: '5', 'entry-fee': '55.50' };
    expect(announcementOf({ ...form, conditions })?.conditions).toEqual([
      ['commission', '0'],
      ['entry-fee', '55.50'],
      ['commission', '5'],
    ]);
  });
  it('has one condition for each line, and none for an empty field', () => {
    const conditions = { level: '0-20 25/50\n\n 20-40 50/100 ante 5 ', prizes: '  ' };
    const format = 'tournament-1995-holdem';
    expect(announcementOf({ ...form, format, conditions })?.conditions).toEqual([
      ['level', '0-20 25/50'],
      ['level', '20-40 50/100 ante 5'],
    ]);
  });
  it('has its start in milliseconds and the bots as a number', () => {
    const starts = '2030-05-01T19:30';
    expect(announcementOf({ ...form, starts, bots: '12' })).toMatchObject({
      starts_ms: new Date(2030, 4, 1, 19, 30).getTime(),
      bots_up_to: 12,
    });
    expect(announcementOf({ ...form, bots: 'many' })).toBeNull();
  });
  it('leaves out what the format decides itself', () => {
    const conditions = { players: '2-20', seats: '8' };
    expect(announcementOf({ ...form, conditions })?.conditions).toEqual([['seats', '8']]);
  });
  it('says who deals the tables', () => {
    expect(announcementOf({ ...form, tablesAre: 'counted' })).toMatchObject({
      conditions: [['stacks', 'counted']],
    });
    expect(announcementOf({ ...form, tablesAre: 'reported' })?.tables).toBe('reported');
    expect(announcementOf({ ...form, tablesAre: 'hosted' })?.tables).toBe('hosted');
  });
  it('of Canberra Poker has what its competition needs', () => {
    const format = canberraFormat;
    const keys = (competition: string) =>
      announcementOf({
        ...form,
        format,
        conditions: { ...canberraBegins, competition },
      })?.conditions?.map(([key]) => key);
    expect(keys('sessions')).toContain('repechage');
    expect(keys('sessions')).not.toContain('points');
    expect(keys('points')).toContain('catch-up');
    expect(keys('points')).not.toContain('advance');
  });
});
