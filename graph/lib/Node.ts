import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({ description: 'Anything with an id of its own.' })
export abstract class Node {
  @Field(() => ID, { description: 'A permanent opaque id (a UUID), the same in GraphQL, REST and URLs.' })
  id: string;
}
