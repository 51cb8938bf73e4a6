import { measureApplication } from './application-size.ts';

const { figure } = await measureApplication();
console.log(JSON.stringify(figure));
process.exitCode = figure.holds ? 0 : 1;
