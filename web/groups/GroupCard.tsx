import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { GroupCardFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { StretchedLink } from '../ui/StretchedLink.tsx';
import { GroupArt } from './GroupArt.tsx';

interface Props {
  group: GroupCardFragment;
  /** The id of the name's element, which the button's label refers to. */
  nameId: string;
  headingLevel: 'h2' | 'h3';
  badge?: ReactNode;
  members: ReactNode;
  action: ReactNode;
}

/** A group: picture, description, members and action. The whole card links to the group's page. */
export function GroupCard({ group, nameId, headingLevel, badge, members, action }: Props) {
  return (
    <Root as="article" aria-labelledby={nameId}>
      <Art>
        <GroupArt src={group.picture} />
      </Art>
      <Body>
        <Head>
          <Name as={headingLevel} id={nameId} dir="auto">
            <StretchedLink to={`/groups/${group.id}`}>{group.name}</StretchedLink>
          </Name>
          {badge}
        </Head>
        <Text dir="auto">{group.description}</Text>
        <Foot>
          <Members>{members}</Members>
          <Action>{action}</Action>
        </Foot>
      </Body>
    </Root>
  );
}

const { color, space, type, media } = theme;

const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr);
  height: 100%;
  min-height: 154px;
  overflow: hidden;

  ${media.phone} { grid-template-columns: 96px minmax(0, 1fr); }
`;

const Art = styled.div`
  position: relative;
`;

const Body = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 6px;
  min-width: 0;
  padding: ${space[4]};

  ${media.phone} { padding: 12px 12px 12px 14px; }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 24px;
`;

const clamped = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const Name = styled.h2`
  ${clamped}
  min-width: 0;
  font: ${type.subheading};
  letter-spacing: -0.005em;
`;

const Action = styled.span`
  position: relative;
  z-index: 1;
`;

const Text = styled.p`
  ${clamped}
  align-self: start;
  color: ${color.textMuted};
  font: ${type.small};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-height: ${theme.size.controlSmall};

  ${media.phone} {
    column-gap: ${space[2]};

    /* only the text fits beside the faces */
    [data-variant] .lucide { display: none; }
  }
`;

const Members = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font: ${type.small};
  white-space: nowrap;

  > .lucide { width: 16px; height: 16px; stroke-width: 2; }
`;
