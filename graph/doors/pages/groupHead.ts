import { groupPreviewUrl, groupUrl } from './addresses.ts';
import { dataOf, type PageHead, pageHead } from './pageHead.ts';
import { groupDescription, groupTitle, membersText, type SharedGroup } from './sharedGroup.ts';

/** A group as https://schema.org/SportsOrganization. A SportsClub would be a business with an address. */
function groupData(group: SharedGroup, origin: string): object {
  const { name, description, memberCount, picture } = group;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsOrganization',
    name,
    description: description ?? undefined,
    sport: 'Cycling',
    url: groupUrl(origin, group),
    logo: picture && URL.canParse(picture, origin) ? new URL(picture, origin).href : undefined,
    image: groupPreviewUrl(origin, group),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/JoinAction',
      userInteractionCount: memberCount,
    },
  };
}

/** The metadata of a group’s page: Open Graph and JSON-LD. */
export function groupHead(group: SharedGroup, origin: string, siteName: string): PageHead {
  const title = groupTitle(group);
  const texts = {
    title,
    description: groupDescription(group),
    url: groupUrl(origin, group),
    preview: groupPreviewUrl(origin, group),
    alt: `${title}, ${membersText(group)}`,
    type: 'website',
    siteName,
  };
  return pageHead(texts, dataOf(groupData(group, origin)));
}
