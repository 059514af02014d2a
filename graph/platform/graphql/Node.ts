import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({ description: 'An object that `node` finds by its id. Each id belongs to one object.' })
export abstract class Node {
  @Field(() => ID, { description: 'The permanent, opaque id (a UUID). It is the same in GraphQL, REST and URLs.' })
  id: string;
}
