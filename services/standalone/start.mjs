/**
 * `npm start`: everything, from a fresh clone to an address on the screen.
 *
 * This file is written for any Node that knows modules at all, so that one too old for the rest
 * can still say so.
 */
var version = process.versions.node.split('.').map(Number);

/** Says what stops the start, and ends it. */
function fail(error) {
  console.error('\n' + (error.name === 'CannotStart' ? error.message : error.stack));
  process.exit(1);
}

if (version[0] < 18) {
  console.error(
    'Osta needs Node 24, and this is Node ' +
      process.versions.node +
      ': install Node 24 (https://nodejs.org) and start again.',
  );
  process.exit(1);
} else {
  Promise.all([import('./prepare.mjs'), import('./port-problem.mjs')])
    .then(function (modules) {
      var preparation = modules[0];
      var ports = modules[1];
      // A PORT that is none is told by the program, together with the other mistakes
      var port = Number(process.env.PORT || 3000);
      var isPort = Number.isInteger(port) && port > 0 && port < 65536;
      return (isPort ? ports.requireFreePort(port, '127.0.0.1') : Promise.resolve())
        .catch(function (error) {
          throw new preparation.CannotStart(ports.portProblem(error, port) || error.message);
        })
        .then(preparation.prepare);
    })
    .then(function () {
      // React and its friends choose their fast builds by this name; Osta's own mode is OSTA_MODE
      process.env.NODE_ENV = process.env.NODE_ENV || 'production';
      return import(process.argv[2] === 'distributed' ? './dist/distributed.js' : './dist/main.js');
    })
    .catch(fail);
}
