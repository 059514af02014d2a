import type { MemberKey } from './memberKeys.ts';
import type { Answer, Remark } from './scriptTypes.ts';

/** A comment on a post, with its replies. */
export const says = (authorKey: MemberKey, content: string, ...replies: Answer[]): Remark => ({
  authorKey,
  content,
  replies,
});

/** A reply to a comment. */
export const answers = (authorKey: MemberKey, content: string): Answer => ({ authorKey, content });
