import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import type { OperatorBoardQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { PageColumn } from '../ui/PageColumn.tsx';
import { ActProvider } from './ActProvider.tsx';
import { BoardNav } from './BoardNav.tsx';
import { type BoardTab, tabTitles } from './boardTabs.ts';
import { ContentTab } from './ContentTab.tsx';
import { LogTab } from './LogTab.tsx';
import { lazyTab } from './lazyTab.tsx';
import { MembersTab } from './MembersTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { ReportsTab } from './ReportsTab.tsx';

// Few visits need these.
const AppealsTab = lazyTab(() => import('./AppealsTab.tsx').then((module) => module.AppealsTab));
const InvitationsTab = lazyTab(() => import('./InvitationsTab.tsx').then((module) => module.InvitationsTab));
const SessionsTab = lazyTab(() => import('./SessionsTab.tsx').then((module) => module.SessionsTab));

// Their rows have parts in common with pages of members, which the other tabs do not need.
const GroupsTab = lazyTab(() => import('./GroupsTab.tsx').then((module) => module.GroupsTab));
const EventsTab = lazyTab(() => import('./EventsTab.tsx').then((module) => module.EventsTab));
const InstanceTab = lazyTab(() => import('./InstanceTab.tsx').then((module) => module.InstanceTab));

const contents: Record<BoardTab, ComponentType> = {
  overview: OverviewTab,
  reports: ReportsTab,
  content: ContentTab,
  appeals: AppealsTab,
  members: MembersTab,
  invitations: InvitationsTab,
  groups: GroupsTab,
  events: EventsTab,
  instance: InstanceTab,
  log: LogTab,
  sessions: SessionsTab,
};

interface Props {
  tab: BoardTab;
  operator: NonNullable<OperatorBoardQuery['operator']>;
}

/** The open board: links to its tabs, and one of them. */
export function Board({ tab, operator: { name, waiting } }: Props) {
  const Content = contents[tab];
  return (
    <Wide>
      <Grid>
        <BoardNav
          counts={{
            reports: waiting.openReportCount,
            appeals: waiting.openAppealCount,
            members: waiting.applicationCount,
          }}
        />
        <Main data-main-column="" tabIndex={-1}>
          <div>
            <h1>{tabTitles[tab]}</h1>
            <Name>
              Board of <bdi>{name}</bdi>
            </Name>
          </div>
          <ActProvider>
            <Content />
          </ActProvider>
        </Main>
      </Grid>
    </Wide>
  );
}

const { color, media, space } = theme;

/* a queue, a case and its form are side by side */
const Wide = styled(PageColumn)`
  max-width: calc(${theme.size.page} + 2 * ${theme.size.edge});
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${theme.size.gutter};
  align-items: start;

  ${media.tablet} { grid-template-columns: minmax(0, 1fr); gap: ${space[4]}; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: ${space[4]}; }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  min-width: 0;

  ${media.phone} { gap: ${space[4]}; }
`;

const Name = styled.p`
  color: ${color.textMuted};
  font: ${theme.type.small};
`;
