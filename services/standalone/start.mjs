/**
 * `npm start`: everything, from a fresh clone to an address on the screen.
 *
 * This file is written for any Node that knows modules at all, so that one too old for the rest
 * can still say so.
 */
var version = process.versions.node.split('.').map(Number);

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(
    'Osta needs Node 20.19 or newer, and this is Node ' +
      process.versions.node +
      ': install a newer Node and start again.',
  );
  process.exit(1);
} else {
  import('./prepare.mjs')
    .then(function (preparation) {
      return preparation.prepare();
    })
    .then(function () {
      // React and its friends choose their fast builds by this name; Osta's own mode is OSTA_MODE
      process.env.NODE_ENV = process.env.NODE_ENV || 'production';
      return import(process.argv[2] === 'distributed' ? './dist/distributed.js' : './dist/main.js');
    })
    .catch(function (error) {
      console.error('\n' + (error.name === 'CannotStart' ? error.message : error.stack));
      process.exit(1);
    });
}
