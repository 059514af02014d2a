import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description:
    'A tile map that clients may draw under routes: tiles of 256 pixels, Web Mercator projection (EPSG:3857), tile numbers as in OpenStreetMap. Tile requests reveal to the tile server roughly which area the user views.',
})
export class MapTiles {
  @Field(() => String, {
    description:
      'The URL template of a tile: `{z}` is the zoom level, `{x}` the column from the west, `{y}` the row from the north.',
  })
  url: string;

  @Field(() => String, { description: 'The credit of the map provider. Show it wherever you show the map.' })
  attribution: string;

  @Field(() => String, { description: 'The link target of `attribution`.' })
  attributionUrl: string;
}
