// The operations as GraphQL documents, for the product and for peers with the same names.

const person = 'id username displayName profilePicture';

const card = `fragment Card on Post {
  id content mediaUrls privacy isRide likeCount commentCount viewerHasLiked viewerCanEdit createdAt
  author { ${person} }
  group { id name }
  ride { distance pace type elevation date time location duration startsAt participantCount viewerIsParticipating }
}`;

const comment = `id content createdAt viewerCanDelete replyCount author { ${person} }`;

export const documents = {
  feed: `query Feed($scope: FeedScope!, $groupId: ID, $after: String) {
  feed(scope: $scope, groupId: $groupId, first: 20, after: $after) {
    edges { cursor node { ...Card } }
    pageInfo { hasNextPage endCursor }
  }
}
${card}`,
  post: `query PostPage($id: ID!) {
  post(id: $id) {
    ...Card
    comments(first: 50) {
      edges { cursor node { ${comment} } }
      pageInfo { hasNextPage endCursor }
    }
  }
}
${card}`,
  profile: `query Profile($username: String!) {
  user(username: $username) {
    id username displayName profilePicture bio unitsPreference timeZone isViewer email phone location monthlyGoal viewerIsFollowing
    stats { postCount rideCount followerCount followingCount weeklyDistance monthlyDistance }
  }
}`,
  search: `query Search($query: String!) {
  search(query: $query, first: 20) {
    users { nodes { ${person} } }
    posts { nodes { id content createdAt isRide mediaUrls author { ${person} } ride { type distance elevation location } } }
    groups { nodes { id name description picture memberCount } }
    events { nodes { id title date time location participantCount } }
  }
}`,
  setLike: `mutation SetLike($postId: ID!, $liked: Boolean!) {
  setLike(postId: $postId, liked: $liked) { post { id likeCount viewerHasLiked } }
}`,
  createPost: `mutation CreatePost($input: CreatePostInput!) {
  createPost(input: $input) { post { ...Card } viewer { id stats { postCount rideCount } } }
}
${card}`,
  createComment: `mutation CreateComment($input: CreateCommentInput!) {
  createComment(input: $input) { comment { ${comment} } post { id commentCount } }
}`,
} as const;
