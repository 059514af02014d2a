import { Fragment } from 'react';

interface Props {
  followed: {
    nodes: readonly { id: string; username: string }[];
    pageInfo: { hasNextPage: boolean };
  };
}

/** The followed members who are going: 'ada is going', 'ada and ben are going', 'ada, ben and others are going'. */
export function FollowedGoing({ followed: { nodes, pageInfo } }: Props) {
  const names = nodes.map(({ id, username }) => <bdi key={id}>{username}</bdi>);
  const going = pageInfo.hasNextPage ? [...names, 'others'] : names;
  return (
    <span>
      {going.map((name, index) => (
        <Fragment key={nodes[index]?.id ?? 'others'}>
          {separatorBefore(index, going.length)}
          {name}
        </Fragment>
      ))}
      {going.length === 1 ? ' is going' : ' are going'}
    </span>
  );
}

function separatorBefore(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ' and ' : ', ';
}
