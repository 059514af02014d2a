import { lazyDialog } from '../ui/lazyDialog.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { OrganiserItemProps } from './OrganiserItem.tsx';

export const GroupRemovalDialog = lazyDialog(() =>
  import('./GroupRemovalDialog.tsx').then((module) => module.GroupRemovalDialog),
);

const itemPart = lazyPart(() => import('./OrganiserItem.tsx').then((module) => module.OrganiserItem));

/** The menu items by which an organiser pins a post, and removes a post or a comment from the group. */
export function LazyOrganiserItem(props: OrganiserItemProps) {
  const Item = useLazyPart(itemPart, true, () => undefined);
  return Item && <Item {...props} />;
}
