import type * as api from '../generated.ts';

const pageInfo = (hasNextPage: boolean, endCursor: string | null) => ({
  __typename: 'PageInfo' as const,
  hasNextPage,
  endCursor,
});

/** A board with one open report and one appeal that waits. */
export function boardOf(openReportCount = 1): api.OperatorBoardQuery {
  const waiting = { __typename: 'OperatorWaiting' as const, openReportCount, openAppealCount: 1, applicationCount: 2 };
  return { operator: { __typename: 'Operator', name: 'Hanna', waiting } };
}

export function reportOf(
  id: string,
  overrides: Partial<api.OperatorReportRowFragment> = {},
): api.OperatorReportRowFragment {
  return {
    __typename: 'OperatorReport',
    id,
    createdAt: '2026-11-21T10:00:00.000Z',
    targetType: 'POST',
    targetId: 'post-1',
    path: '/post/post-1',
    picture: null,
    reporter: 'maeve',
    author: 'ferro',
    authorId: 'ferro-id',
    reason: 'It sells helmets',
    reportedText: 'My helmets, half price',
    excerpt: 'My helmets, half price',
    isOfGroup: false,
    resolvedAt: null,
    resolution: null,
    ...overrides,
  };
}

export function reportsOf(nodes: readonly api.OperatorReportRowFragment[], hasMore = false): api.OperatorReportsQuery {
  const edges = nodes.map((node) => ({ __typename: 'OperatorReportEdge' as const, cursor: node.id, node }));
  const info = pageInfo(hasMore, edges.at(-1)?.cursor ?? null);
  const reports = { __typename: 'OperatorReportConnection' as const, edges, pageInfo: info };
  return { operator: { __typename: 'Operator', reports } };
}

export function takedownRowOf(
  id: string,
  overrides: Partial<api.OperatorTakedownRowFragment> = {},
): api.OperatorTakedownRowFragment {
  return {
    __typename: 'OperatorTakedown',
    id,
    kind: 'POST',
    author: 'ferro',
    reason: 'SPAM',
    words: 'It sells helmets.',
    excerpt: 'My helmets, half price',
    createdAt: '2026-11-21T10:00:00.000Z',
    appeal: null,
    appealedAt: null,
    decision: null,
    decisionWords: null,
    decidedAt: null,
    forgottenAt: null,
    isByOrganiser: false,
    ...overrides,
  };
}

const takedownConnection = (nodes: readonly api.OperatorTakedownRowFragment[]) => ({
  __typename: 'OperatorTakedownConnection' as const,
  edges: nodes.map((node) => ({ __typename: 'OperatorTakedownEdge' as const, cursor: node.id, node })),
  pageInfo: pageInfo(false, null),
});

export const takedownRowsOf = (...nodes: api.OperatorTakedownRowFragment[]): api.OperatorTakedownsQuery => ({
  operator: { __typename: 'Operator', takedowns: takedownConnection(nodes) },
});

type FoundNode = NonNullable<api.OperatorContentQuery['operator']>['content']['edges'][number]['node'];

export const contentOf = (nodes: readonly FoundNode[], endCursor: string | null = null): api.OperatorContentQuery => ({
  operator: {
    __typename: 'Operator',
    content: {
      __typename: 'FoundContentConnection',
      edges: nodes.map((node) => ({ __typename: 'FoundContentEdge', cursor: `${node.kind} ${node.id}`, node })),
      pageInfo: pageInfo(endCursor !== null, endCursor),
    },
  },
});

export const appealsOf = (...nodes: api.OperatorTakedownRowFragment[]): api.OperatorAppealsQuery => ({
  operator: { __typename: 'Operator', appeals: takedownConnection(nodes) },
});

export function applicationRowOf(
  username: string,
  overrides: Partial<api.OperatorApplicationRowFragment> = {},
): api.OperatorApplicationRowFragment {
  return {
    __typename: 'OperatorApplication',
    id: `${username}-id`,
    username,
    displayName: username,
    createdAt: '2026-11-21T10:00:00.000Z',
    refusedAt: null,
    refusal: null,
    ...overrides,
  };
}

export function applicationsOf(...nodes: api.OperatorApplicationRowFragment[]): api.OperatorApplicationsQuery {
  const edges = nodes.map((node) => ({ __typename: 'OperatorApplicationEdge' as const, cursor: node.id, node }));
  const info = pageInfo(false, null);
  const applications = { __typename: 'OperatorApplicationConnection' as const, edges, pageInfo: info };
  return { operator: { __typename: 'Operator', applications } };
}

export function invitationRowOf(
  id: string,
  overrides: Partial<api.OperatorInvitationRowFragment> = {},
): api.OperatorInvitationRowFragment {
  return {
    __typename: 'OperatorInvitation',
    id,
    maxUses: 1,
    useCount: 0,
    mailAddress: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    expiresAt: '2099-12-05T10:00:00.000Z',
    isMailRefused: false,
    ...overrides,
  };
}

export function invitationsOf(...nodes: api.OperatorInvitationRowFragment[]) {
  const edges = nodes.map((node) => ({ __typename: 'OperatorInvitationEdge' as const, cursor: node.id, node }));
  const info = pageInfo(false, null);
  const invitations = { __typename: 'OperatorInvitationConnection' as const, edges, pageInfo: info };
  const instance = { __typename: 'Instance' as const, signUps: 'OPEN' as api.SignUps };
  return {
    instance,
    operator: { __typename: 'Operator' as const, invitations },
  } satisfies api.OperatorInvitationsQuery;
}

export function groupRowOf(
  name: string,
  overrides: Partial<api.OperatorGroupRowFragment> = {},
): api.OperatorGroupRowFragment {
  return {
    __typename: 'OperatorGroup',
    id: `${name}-id`,
    name,
    description: null,
    picture: null,
    kind: 'OPEN',
    createdAt: '2026-11-21T10:00:00.000Z',
    memberCount: 1,
    postCount: 2,
    organisers: [],
    rules: null,
    ...overrides,
  };
}

export function groupsOf(
  nodes: readonly api.OperatorGroupRowFragment[] = [],
  hasMore = false,
): api.OperatorGroupsQuery {
  const edges = nodes.map((node) => ({ __typename: 'OperatorGroupEdge' as const, cursor: node.id, node }));
  const info = pageInfo(hasMore, edges.at(-1)?.cursor ?? null);
  const groups = { __typename: 'OperatorGroupConnection' as const, edges, pageInfo: info };
  return { operator: { __typename: 'Operator', groups } };
}

export function eventRowOf(
  title: string,
  overrides: Partial<api.OperatorEventRowFragment> = {},
): api.OperatorEventRowFragment {
  return {
    __typename: 'OperatorEvent',
    id: `${title}-id`,
    title,
    description: null,
    date: '2099-06-01',
    time: '07:00',
    timeZone: 'Europe/Paris',
    durationMinutes: 120,
    endsAt: '2099-06-01T07:00:00.000Z',
    location: 'Pier',
    type: 'GROUP_RIDE',
    difficulty: null,
    distance: null,
    maxParticipants: null,
    participantCount: 1,
    waitingCount: 0,
    calledOffReason: null,
    ...overrides,
  };
}

export function eventsOf(
  nodes: readonly api.OperatorEventRowFragment[] = [],
  hasMore = false,
): api.OperatorEventsQuery {
  const edges = nodes.map((node) => ({ __typename: 'OperatorEventEdge' as const, cursor: node.id, node }));
  const info = pageInfo(hasMore, edges.at(-1)?.cursor ?? null);
  const events = { __typename: 'OperatorEventConnection' as const, edges, pageInfo: info };
  return {
    instance: { __typename: 'Instance', timeZone: 'America/New_York' },
    operator: { __typename: 'Operator', events },
  };
}

export function memberRowOf(
  username: string,
  overrides: Partial<api.OperatorMemberRowFragment> = {},
): api.OperatorMemberRowFragment {
  return {
    __typename: 'OperatorMember',
    id: `${username}-id`,
    username,
    displayName: username,
    createdAt: '2026-11-01T10:00:00.000Z',
    suspendedAt: null,
    isHidden: false,
    mailAddress: null,
    mailConfirmedAt: null,
    pendingMailAddress: null,
    postCount: 3,
    takedownCount: 0,
    openReportCount: 0,
    ...overrides,
  };
}

export function membersOf(...nodes: api.OperatorMemberRowFragment[]): api.OperatorMembersQuery {
  const edges = nodes.map((node) => ({ __typename: 'OperatorMemberEdge' as const, cursor: node.id, node }));
  const members = { __typename: 'OperatorMemberConnection' as const, edges, pageInfo: pageInfo(false, null) };
  return { operator: { __typename: 'Operator', members } };
}

type Overview = NonNullable<api.OperatorOverviewPageQuery['operator']>['overview'];

export function overviewOf(
  failedJobs: readonly string[] = [],
  overrides: Partial<Overview> = {},
): api.OperatorOverviewPageQuery {
  return {
    operator: {
      __typename: 'Operator',
      overview: {
        __typename: 'OperatorOverview',
        version: '0.1.0',
        nodeVersion: '24.21.0',
        databaseVersion: '18.4',
        databaseMilliseconds: 4,
        databaseBytes: 30 * 2 ** 20,
        pictureBytes: 5 * 2 ** 20,
        lastBackupAt: null,
        diskBytes: 40 * 2 ** 30,
        availableDiskBytes: 12 * 2 ** 30,
        sendsMail: false,
        replicaCount: 0,
        usedReplicaCount: 0,
        replicaLagSeconds: null,
        isRedisReachable: null,
        memberCount: 1284,
        newMemberCount: 57,
        suspendedMemberCount: 2,
        postCount: 4180,
        newPostCount: 418,
        jobs: [
          { __typename: 'OperatorJob', name: 'accounts.delete', waiting: 0, running: 1, failed: failedJobs.length },
        ],
        ...overrides,
      },
      waiting: {
        __typename: 'OperatorWaiting',
        openReportCount: 1,
        oldestReportAt: '2026-11-21T10:00:00.000Z',
        openAppealCount: 1,
      },
      failedJobs: failedJobs.map((id) => ({
        __typename: 'OperatorFailedJob',
        id,
        name: 'accounts.delete',
        error: 'The disk is full',
        failedAt: '2026-11-21T10:00:00.000Z',
      })),
    },
  };
}
