/** A profile in which nothing is missing, as its owner sends it. */
export const completeProfile = {
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  phone: { country: 'CA', code: 1, number: '9055550123' },
  billing: {
    countryCode: 'CA',
    postalCode: 'L8P 1A1',
    state: 'ON',
    city: 'Hamilton',
    line1: '1 Main Street W',
  },
  profilePicture: null,
};
