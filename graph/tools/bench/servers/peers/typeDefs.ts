/** The schema of peers that need type definitions, with the names of the product. */
export const typeDefs = `
scalar DateTime
enum FeedScope { EVERYONE FOLLOWING }
enum Privacy { PUBLIC GROUP PRIVATE }
enum Units { IMPERIAL METRIC }

type PageInfo { hasNextPage: Boolean! endCursor: String }

type User {
  id: ID! username: String! displayName: String! profilePicture: String bio: String unitsPreference: Units! timeZone: String
  isViewer: Boolean! email: String phone: String location: String monthlyGoal: Float viewerIsFollowing: Boolean! stats: UserStats!
}
type UserStats {
  postCount: Int! rideCount: Int! followerCount: Int! followingCount: Int! weeklyDistance: Float! monthlyDistance: Float!
}
type Group { id: ID! name: String! description: String picture: String memberCount: Int! }
type Event { id: ID! title: String! date: String! time: String! location: String! participantCount: Int! }
type Ride {
  id: ID! distance: Float! pace: String type: String! elevation: Float! date: String time: String location: String duration: String
  startsAt: DateTime participantCount: Int! viewerIsParticipating: Boolean!
}
type Post {
  id: ID! content: String! mediaUrls: [String!]! privacy: Privacy! isRide: Boolean! likeCount: Int! commentCount: Int!
  viewerHasLiked: Boolean! viewerCanEdit: Boolean! createdAt: DateTime! author: User! group: Group ride: Ride
  comments(first: Int!): CommentConnection!
}
type PostEdge { cursor: String! node: Post! }
type PostConnection { edges: [PostEdge!]! pageInfo: PageInfo! }
type Comment {
  id: ID! content: String! createdAt: DateTime! viewerCanDelete: Boolean! replyCount: Int! author: User!
}
type CommentEdge { cursor: String! node: Comment! }
type CommentConnection { edges: [CommentEdge!]! pageInfo: PageInfo! }

type FoundUsers { nodes: [User!]! }
type FoundPosts { nodes: [Post!]! }
type FoundGroups { nodes: [Group!]! }
type FoundEvents { nodes: [Event!]! }
type SearchResults { users: FoundUsers! posts: FoundPosts! groups: FoundGroups! events: FoundEvents! }

input CreatePostInput { content: String! }
input CreateCommentInput { postId: ID! content: String! }
type SetLikePayload { post: Post }
type CreatePostPayload { post: Post! viewer: User! }
type CreateCommentPayload { comment: Comment! post: Post! }

type Query {
  feed(scope: FeedScope!, groupId: ID, first: Int!, after: String): PostConnection!
  post(id: ID!): Post
  user(username: String!): User
  search(query: String!, first: Int!): SearchResults!
}
type Mutation {
  setLike(postId: ID!, liked: Boolean!): SetLikePayload!
  createPost(input: CreatePostInput!): CreatePostPayload!
  createComment(input: CreateCommentInput!): CreateCommentPayload!
}`;
