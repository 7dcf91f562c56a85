import lines from '@changesets/changelog-git';

/** One line for each note, without the commit: whoever reads the changelog has no repository. */
export default {
  ...lines,
  getReleaseLine: (note) => lines.getReleaseLine({ ...note, commit: undefined }),
};
