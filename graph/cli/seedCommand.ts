import { Event } from '../events/Event.ts';
import { Group } from '../groups/Group.ts';
import { DomainError } from '../lib/errors.ts';
import { Post } from '../posts/Post.ts';
import { demoSignIn } from '../seed/demoSignIn.ts';
import { seedDemo } from '../seed/seed.ts';
import { User } from '../users/User.ts';
import { defineCommand } from './command.ts';

export const seedCommand = defineCommand({
  name: 'seed',
  help: 'Fills an empty database with the demo community.',
  operands: [],
  options: {},
  async run({ backend, em }) {
    if (!(await seedDemo(backend))) {
      throw new DomainError('CONFLICT', 'This database has members: the demo community only fills an empty one.');
    }
    const [members, groups] = [await em.count(User), await em.count(Group)];
    const [events, posts] = [await em.count(Event), await em.count(Post)];
    const { username, password } = demoSignIn;
    return {
      data: { members, groups, events, posts, signIn: demoSignIn },
      text: `Made ${members} members, ${groups} groups, ${events} events and ${posts} posts. Sign in as ${username} with the password ${password}`,
    };
  },
});
