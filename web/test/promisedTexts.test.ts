import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Programs and people rely on these texts of the screens. A change of one of them is a change of the product.

const promised: Record<string, readonly string[]> = {
  'every page': [
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
    'This Week',
    'Monthly Goal',
    'Sign in',
    'Create an account',
    'Sign in to see your stats',
    'Upcoming Rides',
    ' going',
    'There was an issue logging you out. Please try again.',
    'Authentication required',
  ],
  home: [
    "What's on your mind",
    ' total',
    "You've reached the end of your feed",
    'No posts in your feed',
    'No posts found in this group',
    'No regular posts found',
    'No rides found',
    'Posting to: ',
    'Ride Post',
    'Leaving...',
    'Joining...',
    ' is coming soon!',
    'Discover Rides',
    'View All Events',
  ],
  posts: [
    'Loading post...',
    'Post Not Found',
    "The post you're looking for doesn't exist or has been removed.",
    'Please add some content to your post',
    'File too large',
    'Please select an image smaller than 50MB. Large images will be automatically compressed.',
    'Upload failed',
    'Failed to process the image file',
    'There was a problem creating your post. Please try again.',
    'Failed to delete post',
    'Post deleted successfully',
    'Please log in to like posts',
    'Post liked!',
    'Like removed',
    'There was a problem processing your action',
    'Link copied!',
    'Share failed',
    'Unable to copy link. Please share manually: ',
    'Please log in to comment',
    'Empty comment',
    'Please enter some text for your comment',
    'There was a problem posting your comment',
  ],
  rides: [
    'Ride Completed',
    'Capture Moment',
    'Please add a description to your ride',
    'Missing required fields',
    'Please fill out: ',
    'Missing Information',
    'Please fill in all required fields (distance, date, time).',
    'There was a problem posting your ride. Please try again.',
    'like rides',
    'join rides',
    "You've joined this ride!",
    "You've left this ride",
    'Failed to leave this ride',
    'Ride updated successfully!',
    'Failed to update ride. Please try again.',
    'Failed to delete ride post',
  ],
  profile: [
    'My Profile',
    'Tell us about yourself...',
    'No bio available',
    'Not provided',
    'No rides yet. Share your first cycling adventure!',
    'User not found',
    "The user you're looking for doesn't exist.",
    'Display name is required',
    'Failed to update profile. Please try again.',
    'Please log in to follow users',
    'Failed to follow user',
    'Failed to unfollow user',
  ],
  explore: [
    'No results found',
    'No users found',
    'No posts found',
    'No groups found',
    'No events found',
    'Enter a search term',
    'No events yet',
  ],
  groups: [
    ' Groups Available',
    'Coming Soon',
    'Group creation feature will be available soon!',
    'No groups joined yet',
    'No new groups to discover',
    'Please log in to join groups.',
    'Joined Group',
    'Successfully joined the group!',
    'Left Group',
    'Successfully left the group!',
    'Failed to join group. Please try again.',
    'Failed to leave group. Please try again.',
  ],
  'sign-in and sign-up': [
    'Passwords do not match',
    'Password must be at least 6 characters',
    'Incorrect username or password. Please try again.',
    'This username is already taken. Please choose another one.',
    'Signup failed',
    'Registration failed',
    'Registration failed. Please try again.',
  ],
};

const root = join(import.meta.dirname, '..');
const skipped = /(^|\/)(node_modules|test|e2e)\/|generated\.ts$|\.(test|spec)\.tsx?$/;

/** The text of all sources of the client, with plain apostrophes. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !skipped.test(path))
  .map((path) =>
    readFileSync(join(root, path), 'utf8')
      .replaceAll(/&apos;|\\'|’/g, "'")
      .replaceAll(/\s+/g, ' '),
  )
  .join('\n');

test.each(Object.entries(promised))('the promised texts of %s are in the client', (_screen, texts) => {
  expect(sources.length).toBeGreaterThan(100_000);
  expect(texts.filter((text) => !sources.includes(text))).toEqual([]);
});
