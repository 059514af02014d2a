import type { ReportTarget } from '../generated.ts';

/** A kind of thing in the address of a notice. */
export const noticeKinds = {
  post: { targetType: 'POST', name: 'post' },
  comment: { targetType: 'COMMENT', name: 'comment' },
  moment: { targetType: 'MOMENT', name: 'moment' },
  user: { targetType: 'USER', name: 'profile' },
  group: { targetType: 'GROUP', name: 'group' },
  event: { targetType: 'EVENT', name: 'event' },
} as const satisfies Record<string, { targetType: ReportTarget; name: string }>;
export type NoticeKind = keyof typeof noticeKinds;

export const isNoticeKind = (text: string): text is NoticeKind => Object.hasOwn(noticeKinds, text);

export const nameOfTarget = (targetType: ReportTarget): string =>
  Object.values(noticeKinds).find((kind) => kind.targetType === targetType)?.name ?? 'thing';
