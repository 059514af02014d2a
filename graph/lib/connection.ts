import type { ClassType } from 'type-graphql';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Where a page of a connection stands in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more items follow; ask for them with `after: endCursor`.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether items precede this page: so it is of every page but the first.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first item, null on an empty page.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last item, null on an empty page.' })
  endCursor: string | null;
}

export interface Edge<Row> {
  cursor: string;
  node: Row;
}

/** A page of a list, as the GraphQL cursor connections specification has it, plus `nodes` for short. */
export interface Connection<Row> {
  edges: Edge<Row>[];
  nodes: Row[];
  pageInfo: PageInfo;
}

/** Makes the connection type of a node type: `XConnection` with `XEdge`. */
export function connectionOf<Node extends object>(
  name: string,
  node: () => ClassType<Node>,
): ClassType<Connection<Node>> {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `One item of a page of ${name} items.` })
  class EdgeType implements Edge<Node> {
    @Field(() => String, {
      description: 'Where this item stands: pass it as `after`. Opaque; survives inserts and deletes.',
    })
    cursor: string;

    @Field(node, { description: 'The item.' })
    node: Node;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: `A page of a list of ${name} items.` })
  class ConnectionType implements Connection<Node> {
    @Field(() => [EdgeType], { description: 'The items with their cursors.' })
    edges: EdgeType[];

    @Field(() => [node()], { description: 'The items alone.' })
    nodes: Node[];

    @Field(() => PageInfo, { description: 'Where this page stands.' })
    pageInfo: PageInfo;
  }
  return ConnectionType;
}
