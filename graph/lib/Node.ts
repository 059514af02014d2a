import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({ description: 'Anything that `node` finds by its id, and the ride of a ride post.' })
export abstract class Node {
  @Field(() => ID, { description: 'A permanent opaque id (a UUID), the same in GraphQL, REST and URLs.' })
  id: string;
}
