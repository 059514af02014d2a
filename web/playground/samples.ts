/** A ready-to-run operation to start with. */
export interface Sample {
  title: string;
  description: string;
  /** Whether it needs a signed-in member. */
  needsMember?: boolean;
  query: string;
  variables?: Record<string, unknown>;
}

const newestPosts = `# The newest posts, five at a time.
# For the next page set "after" to this endCursor.
query NewestPosts($after: String) {
  feed(first: 5, after: $after) {
    nodes {
      id
      content
      createdAt
      likeCount
      author { username displayName }
    }
    pageInfo { endCursor hasNextPage }
  }
}
`;

const nextRides = `# Upcoming rides and their participants.
# Distances are in miles, elevations in feet.
query NextRides {
  rides(first: 10) {
    nodes {
      content
      ride {
        date
        time
        timeZone
        location
        distance
        elevation
        participantCount
        participants(first: 5) { nodes { displayName } }
      }
    }
  }
}
`;

const groupsAndEvents = `query GroupsAndEvents {
  groups(first: 5) {
    nodes { id name memberCount viewerIsMember }
  }
  events(first: 5, scope: UPCOMING) {
    nodes { id title displayDate location participantCount maxParticipants isFull }
  }
}
`;

const search = `# Finds members, posts, groups and events,
# despite typing errors.
query Search($text: String!) {
  search(query: $text, first: 5) {
    users { nodes { username displayName } }
    posts { nodes { id content isRide } }
    groups { nodes { id name } }
    events { nodes { id title } }
  }
}
`;

const myself = `query Myself {
  viewer {
    id
    username
    timeZone
    unitsPreference
    stats { postCount rideCount followerCount weeklyDistance monthlyDistance }
    groups(first: 10) { nodes { id name } }
  }
}
`;

const limits = `# The rest of your budget for this minute. Every
# response has its cost in "extensions".
query Limits {
  rateLimit { cost limit remaining resetAt }
}
`;

const follow = `# Stays open and receives each new post:
# publish one in another window to see it here.
subscription NewPosts {
  feedActivity {
    kind
    at
    newPostCount
    post {
      id
      content
      author { username }
    }
  }
}
`;

const publish = `# Only you can read this post: its privacy is PRIVATE.
mutation Publish($input: CreatePostInput!) {
  createPost(input: $input) {
    post { id content privacy createdAt }
    viewer { id stats { postCount } }
  }
}
`;

const createToken = `# For your own program. The secret is shown only
# once: store it, and send it as a Bearer token.
mutation CreateToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    secret
    accessToken { id name scope expiresAt }
  }
}
`;

export const samples: readonly Sample[] = [
  { title: 'Newest posts', description: 'Read the feed page by page', query: newestPosts, variables: { after: null } },
  { title: 'Next rides', description: 'Upcoming rides and their riders', query: nextRides },
  { title: 'Groups and events', description: 'Two lists in one request', query: groupsAndEvents },
  { title: 'Search', description: 'One text, four lists', query: search, variables: { text: 'gravel' } },
  { title: 'Limits', description: 'The rest of your budget for this minute', query: limits },
  { title: 'New posts, live', description: 'Follow the feed over WebSocket', query: follow },
  { title: 'Myself', description: 'Your groups and miles', needsMember: true, query: myself },
  {
    title: 'Publish a post',
    description: 'Write a note that only you can read',
    needsMember: true,
    query: publish,
    variables: { input: { content: 'Sent from the playground', privacy: 'PRIVATE' } },
  },
  {
    title: 'Create an access token',
    description: 'Let a program read for you for 30 days',
    needsMember: true,
    query: createToken,
    variables: { input: { name: 'My first program', scope: 'READ', expiresInDays: 30 } },
  },
];
