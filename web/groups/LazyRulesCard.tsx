import styled from '@emotion/styled';
import type { GroupRulesStateFragment } from '../generated.ts';
import { Card } from '../ui/Card.tsx';
import { LazyRulesLine } from './LazyRulesLine.tsx';

/** The line about the rules of a group, on the page of its ride. */
export function LazyRulesCard({ group }: { group: GroupRulesStateFragment }) {
  return (
    <Root as="div">
      <LazyRulesLine group={group} />
    </Root>
  );
}

const Root = styled(Card)`
  overflow: hidden;
`;
