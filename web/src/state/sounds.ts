// Short sounds, generated on the spot without files. Off unless the player turns them on.
import { settings } from './settings.svelte';

type Sound = 'turn' | 'chips' | 'card' | 'win';
const notes: Record<Sound, [frequency: number, length: number][]> = {
  turn: [
    [660, 0.12],
    [880, 0.18],
  ],
  chips: [
    [1900, 0.03],
    [2300, 0.03],
  ],
  card: [[420, 0.04]],
  win: [
    [523, 0.1],
    [659, 0.1],
    [784, 0.22],
  ],
};
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [frequency, length] of notes[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    tone.type = 'triangle';
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length;
  }
}
