/** The id of the name above a comment, which describes the comment's buttons. */
export const commentAuthorId = ({ id }: { id: string }) => `comment-${id}-author`;
