import { type Sql, statement } from '../../platform/database/sql.ts';
import { excerpt } from '../../platform/lib/excerpt.ts';
import { isId } from '../../platform/lib/ids.ts';
import { inOneLine } from '../../platform/lib/plainText.ts';

/** A group as other sites show it. They never show a hidden group. */
export interface SharedGroup {
  id: string;
  name: string;
  description: string | null;
  picture: string | null;
  memberCount: number;
}

const sharedStatement = statement(
  'sharing.group',
  `select id, name, description, picture, member_count as "memberCount" from "group" where id = $1::uuid and kind <> 'hidden'`,
);

/** The group with this id, or null if there is none. */
export async function findSharedGroup(sql: Sql, id: string): Promise<SharedGroup | null> {
  if (!isId(id)) return null;
  const [group] = await sql<SharedGroup>(sharedStatement, [id]);
  return group ?? null;
}

const longestTitle = 70;
const longestDescription = 200;

export const groupTitle = ({ name }: Pick<SharedGroup, 'name'>): string => excerpt(inOneLine(name), longestTitle);

/** The number of members: '1 member', '1,402 members'. */
export const membersText = ({ memberCount }: Pick<SharedGroup, 'memberCount'>): string =>
  `${memberCount.toLocaleString('en-US')} ${memberCount === 1 ? 'member' : 'members'}`;

/** The size of the group and its text, in one line. */
export function groupDescription(group: SharedGroup): string {
  const words = ['Cycling group', membersText(group), group.description && inOneLine(group.description)];
  return excerpt(words.filter(Boolean).join(' · '), longestDescription);
}
