import type { RideDifficulty, RideSurface } from '../generated.ts';

export const difficultyTexts: Record<RideDifficulty, string> = { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' };
export const surfaceTexts: Record<RideSurface, string> = { PAVED: 'Paved', MIXED: 'Mixed', UNPAVED: 'Unpaved' };
export const dropTexts = { NO_DROP: 'No drop', DROP: 'Drop ride' } as const;
