import { day } from './calendar.ts';
import type { Random } from './random.ts';
import type { Remark } from './scriptTypes.ts';
import type { CommentRecord } from './worldTypes.ts';
import { soonWithin } from './writingTimes.ts';

interface Occasion {
  postKey: string;
  from: Date;
  until: Date;
}

/** The comments on a post with their replies, in the order of the script. Most follow soon after the text that they answer. */
export function buildTalk(
  talk: readonly Remark[],
  { postKey, from, until }: Occasion,
  random: Random,
): CommentRecord[] {
  const times = soonWithin(talk.length, { from, until }, random);
  return talk.map(({ authorKey, content, replies }, index) => {
    const key = `${postKey}-comment-${index + 1}`;
    const createdAt = times[index] ?? until;
    const nextDay = new Date(Math.min(until.getTime(), createdAt.getTime() + day));
    const answered = soonWithin(replies.length, { from: createdAt, until: nextDay }, random);
    return {
      key,
      authorKey,
      content,
      createdAt,
      replies: replies.map((reply, order) => ({
        ...reply,
        key: `${key}-reply-${order + 1}`,
        createdAt: answered[order] ?? nextDay,
      })),
    };
  });
}
