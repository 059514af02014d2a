import { useLocation, useMatch } from 'react-router-dom';

/** The id of the element of a comment, by which an address names it. */
export const commentAnchor = (id: string): string => `comment-${id}`;

/** The path of a comment: its post's page, at the comment. */
export const commentPath = (postId: string, id: string): string => `/post/${postId}#${commentAnchor(id)}`;

/** The comment that the address names, on the page of its post. `key` differs for each visit of the address. */
export function useCommentAddress(postId: string): { id: string; key: string } | undefined {
  const isOnOwnPage = useMatch(`/post/${postId}`) !== null;
  const { hash, key } = useLocation();
  const id = /^#comment-([\w-]+)$/.exec(hash)?.[1];
  return isOnOwnPage && id ? { id, key } : undefined;
}
