import type { BadgeTone } from '../ui/Badge.tsx';
import { Badge } from '../ui/Badge.tsx';

interface Props {
  difficulty: string;
}

const tones: Partial<Record<string, BadgeTone>> = {
  easy: 'easy',
  beginner: 'easy',
  medium: 'medium',
  intermediate: 'medium',
  hard: 'hard',
  advanced: 'hard',
};

/** The difficulty of an event: the server's word, in the colour of its level when the level is known. */
export function DifficultyBadge({ difficulty }: Props) {
  const word = difficulty.charAt(0).toUpperCase() + difficulty.slice(1);
  return <Badge tone={tones[difficulty.toLowerCase()] ?? 'neutral'}>{word}</Badge>;
}
