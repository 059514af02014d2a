interface Followed {
  nodes: readonly { username: string }[];
  pageInfo: { hasNextPage: boolean };
}

/** Who of the followed is going: 'ada is going', 'ada and ben are going', 'ada, ben and others are going'. */
export function followedText({ nodes, pageInfo }: Followed): string {
  const names = [...nodes.map(({ username }) => username), ...(pageInfo.hasNextPage ? ['others'] : [])];
  const last = names.at(-1);
  const others = names.slice(0, -1).join(', ');
  return others ? `${others} and ${last} are going` : `${last} is going`;
}
