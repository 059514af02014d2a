export const PostKind = { POST: 'post', RIDE: 'ride' } as const;
export type PostKind = (typeof PostKind)[keyof typeof PostKind];
