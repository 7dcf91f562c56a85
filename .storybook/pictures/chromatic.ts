import { spawnSync } from 'node:child_process';

/*
 * npm run chromatic   sends the stories to Chromatic, as chromatic.config.json says
 *
 * Without a token it says what is missing and exits with 0: a fork has none, and its checks must not
 * fail for that.
 */
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log(
    'There is no CHROMATIC_PROJECT_TOKEN, so no stories were sent to Chromatic. Take the token from ' +
      'the project’s page at chromatic.com, under Manage, and put it into the environment. ' +
      'npm run visual compares the same stories on this machine.',
  );
} else {
  const { status } = spawnSync('npx', ['chromatic', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
