import { runService } from '../src/run-service.ts';
import { carsModule } from './cars/cars-module.ts';

await runService(carsModule);
