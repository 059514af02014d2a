import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description:
    'A map archive of this server in the format PMTiles 3, which clients may draw under routes. Clients read parts of it by range requests. No other server is contacted.',
})
export class MapFile {
  @Field(() => String, {
    description: 'The path of the archive on this server. A request must ask for a range of at most 4 MB.',
  })
  url: string;

  @Field(() => String, { description: 'The credit of the map provider. Show it wherever you show the map.' })
  attribution: string;

  @Field(() => String, { description: 'The link target of `attribution`.' })
  attributionUrl: string;
}
