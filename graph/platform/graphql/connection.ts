import { type ClassType, Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Information for fetching the next page of a connection.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more items follow. Fetch them with `after: endCursor`.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether items precede this page. True for every page except the first.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first item. Null on an empty page.' })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The cursor after which the next page starts, usually that of the last item. Null on an empty page after which nothing follows.',
  })
  endCursor: string | null;
}

export interface Edge<Row> {
  cursor: string;
  node: Row;
}

/** A page of a list by the GraphQL Cursor Connections Specification, with `nodes` as a shortcut. */
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
      description: 'The position of the item, for `after`. Opaque. It stays valid after inserts and deletes.',
    })
    cursor: string;

    @Field(node, { description: 'The item.' })
    node: Node;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: `A page of a list of ${name} items.` })
  class ConnectionType implements Connection<Node> {
    @Field(() => [EdgeType], { description: 'The items with their cursors.' })
    edges: EdgeType[];

    @Field(() => [node()], { description: 'The items without their cursors.' })
    nodes: Node[];

    @Field(() => PageInfo, { description: 'Information for fetching the next page.' })
    pageInfo: PageInfo;
  }
  return ConnectionType;
}
