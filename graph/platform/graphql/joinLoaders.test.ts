import { describe, expect, it } from 'vitest';
import { joinLoaders } from './joinLoaders.ts';

describe('joined loaders', () => {
  const runs: string[] = [];
  const loaderOf = (name: string) => ({ name, clearAll: () => void runs.push(`clear ${name}`) });
  const join = joinLoaders<[viewer: string]>()([
    (viewer) => {
      runs.push('posts');
      return { post: loaderOf(`post for ${viewer}`), postCount: loaderOf('postCount') };
    },
    () => {
      runs.push('rides');
      return { ride: loaderOf('ride') };
    },
  ]);

  it('are made when the first of their part is read, for the request that reads it', () => {
    join('ada');
    runs.length = 0;
    const ben = join('ben');
    expect(runs).toEqual([]);
    expect(ben.post.name).toBe('post for ben');
    expect(ben.post).toBe(ben.post);
    expect(ben.postCount.name).toBe('postCount');
    expect(runs).toEqual(['posts']);
    expect(join('cleo').post.name).toBe('post for cleo');
  });

  it('are cleared together, those alone that exist', () => {
    const ada = join('ada');
    expect(ada.ride.name).toBe('ride');
    runs.length = 0;
    ada.clearAll();
    expect(runs).toEqual(['clear ride']);
  });
});
