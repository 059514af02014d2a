import type { CreateRideInput, CueSheetFragment } from '../generated.ts';
import { numberText } from '../lib/unitEntry.ts';
import { difficultyTexts, surfaceTexts } from './choiceTexts.ts';

/** The facts by which riders choose a ride, as in its form. Empty texts say nothing. Paces are in miles an hour. */
export type RideChoices = Record<'difficulty' | 'surface' | 'drop' | 'lights' | 'paceMin' | 'paceMax', string>;

export const noChoices: RideChoices = { difficulty: '', surface: '', drop: '', lights: '', paceMin: '', paceMax: '' };

/** The key of a record. Undefined for any other text. */
export const keyIn = <Key extends string>(record: Record<Key, unknown>, text: string): Key | undefined =>
  // `Object.keys` loses the type of the keys.
  (Object.keys(record) as Key[]).find((key) => key === text);

/** The choices of a published ride. */
export function choicesOf({
  difficulty,
  surface,
  noDrop,
  needsLights,
  paceMin,
  paceMax,
}: CueSheetFragment): RideChoices {
  const drop = noDrop ? 'NO_DROP' : 'DROP';
  return {
    difficulty: difficulty ?? '',
    surface: surface ?? '',
    drop: noDrop === null ? '' : drop,
    lights: needsLights ? 'yes' : '',
    paceMin: paceMin === null ? '' : numberText(paceMin),
    paceMax: paceMax === null ? '' : numberText(paceMax),
  };
}

const speedOf = (text: string): number | null => {
  const speed = Number.parseFloat(text);
  return Number.isNaN(speed) ? null : speed;
};

/** The choices as the mutation sends them. */
export const choicesInput = (choices: RideChoices): CreateRideInput => ({
  difficulty: keyIn(difficultyTexts, choices.difficulty) ?? null,
  surface: keyIn(surfaceTexts, choices.surface) ?? null,
  noDrop: choices.drop ? choices.drop === 'NO_DROP' : null,
  needsLights: choices.lights !== '',
  paceMin: speedOf(choices.paceMin),
  paceMax: speedOf(choices.paceMax),
});
