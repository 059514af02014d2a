import { TakedownDecision, TakedownKind } from '../../model/takedowns/TakedownKind.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { answerAppeal } from '../../takedowns/takedownAnswers.ts';
import { listTakedowns } from '../../takedowns/takedownLists.ts';
import { defineCommand } from './command.ts';
import { sayTakedown } from './contentCommands.ts';

const list = defineCommand({
  name: 'appeal list',
  help: 'Lists the appeals that wait for an answer, the oldest first.',
  operands: [],
  options: {},
  async run(operator) {
    const appeals = await listTakedowns(operator, 'appeals');
    return { data: appeals, text: appeals.map(sayTakedown).join('\n\n') || 'No appeal waits.' };
  },
});

const answer = defineCommand({
  name: 'appeal answer',
  help: 'Answers an appeal: restores what was removed or lifts the suspension, or upholds it. The member is notified.',
  operands: ['takedown-id'],
  options: {
    restore: { type: 'boolean', help: 'Restores what was removed, or lifts the suspension.' },
    uphold: { type: 'boolean', help: 'Upholds the removal or the suspension.' },
    words: { type: 'string', value: 'text', help: 'The explanation that the member reads.', isRequired: true },
  },
  async run(operator, { 'takedown-id': id }, { restore = false, uphold = false, words }) {
    if (restore === uphold) throw badInput('Choose either --restore or --uphold', 'restore');
    const takedown = await answerAppeal(operator, id, {
      decision: restore ? TakedownDecision.RESTORED : TakedownDecision.UPHELD,
      words,
    });
    return { data: takedown, text: sayAnswer(takedown.kind, restore) };
  },
});

function sayAnswer(kind: TakedownKind, isRestored: boolean): string {
  const isSuspension = kind === TakedownKind.SUSPENSION;
  if (isRestored) return isSuspension ? 'Lifted the suspension.' : `Restored the ${kind}.`;
  return isSuspension ? 'Upheld the suspension.' : 'Upheld the removal.';
}

export const appealCommands = [list, answer];
