import type { CarriedComment } from '../auth/carried.ts';
import { draftOwner, moveDraftText } from '../lib/drafts.ts';

/** The name of the draft of a comment or reply. `writerId` is undefined for a visitor. */
export function commentDraftName({ postId, parentId }: CarriedComment, writerId: string | undefined): string {
  return `comment:${postId}:${parentId}:${draftOwner(writerId)}`;
}

let resumed: CarriedComment | undefined;

/** Gives the member the text that they typed as a visitor, and opens its input where it is shown next. */
export function resumeComment(comment: CarriedComment, writerId: string): void {
  moveDraftText(commentDraftName(comment, undefined), commentDraftName(comment, writerId));
  resumed = comment;
}

/** Whether the input for this comment, or for a reply under it, opens by itself. */
export function isResumed(postId: string, parentId?: string): boolean {
  return resumed?.postId === postId && (parentId === undefined || resumed.parentId === parentId);
}

export function endResume(): void {
  resumed = undefined;
}
