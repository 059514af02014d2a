import type { MemberKey } from './memberKeys.ts';
import type { Answer, Remark } from './scriptTypes.ts';

/** A comment under a post, with the replies to it. */
export const says = (authorKey: MemberKey, content: string, ...replies: Answer[]): Remark => ({
  authorKey,
  content,
  replies,
});

/** A reply to a comment. */
export const answers = (authorKey: MemberKey, content: string): Answer => ({ authorKey, content });
