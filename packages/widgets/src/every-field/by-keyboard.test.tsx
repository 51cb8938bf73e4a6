import { pressEveryField } from './press-every-field.fixture.ts';

pressEveryField('keyboard');
