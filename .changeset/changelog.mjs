import lines from '@changesets/changelog-git';

/** One line for each note, without the commit: readers of the changelog do not have the repository. */
export default {
  ...lines,
  getReleaseLine: (note) => lines.getReleaseLine({ ...note, commit: undefined }),
};
