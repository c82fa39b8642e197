import { runService } from '../src/run-service.ts';
import { carsModule } from './cars/cars-module.ts';

const [, , patience] = process.argv;
await runService(carsModule, patience === undefined ? undefined : Number(patience));
