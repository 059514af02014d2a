/** The id of a card's heading, which the labels of its buttons refer to. */
export const postHeadingId = ({ id }: { id: string }) => `post-${id}-heading`;
