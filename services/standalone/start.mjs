/**
 * `npm start`: from a fresh clone to a running product and its address. `npm run dev`: the same,
 * restarted as the sources change.
 *
 * Written for any Node that supports modules, so that one too old for the rest can still say so.
 */
var version = process.versions.node.split('.').map(Number);

/** Prints why the start failed, and exits. */
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
      // The program reports an invalid PORT, together with the other mistakes
      var port = Number(process.env.PORT || 3000);
      var isPort = Number.isInteger(port) && port > 0 && port < 65536;
      return (isPort ? ports.requireFreePort(port, '127.0.0.1') : Promise.resolve())
        .catch(function (error) {
          throw new preparation.CannotStart(ports.portProblem(error, port) || error.message);
        })
        .then(function () {
          if (process.argv[2] === 'dev') return preparation.develop();
          return preparation.start(process.argv[2] === 'distributed' ? 'distributed' : 'main');
        });
    })
    .catch(fail);
}
