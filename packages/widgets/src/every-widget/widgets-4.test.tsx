import { testWidgets } from './every-widget.fixture.ts';

testWidgets(3, 4);
