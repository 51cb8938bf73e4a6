import { build } from '../../build.ts';

build(import.meta.dirname);
