/** The privacy policy with which a deployment starts; its operator changes it to their own. */
export const privacyPolicyText = `
This policy says what we know about you when you use our site, our widgets on other
people’s pages, and our interface for programs: what we collect, why, who sees it, how long we
keep it, and what you can ask of us. “We” is whoever operates this marketplace; how to reach us
stands at the end.

## In short

- You can search and read everything without an account, and we keep no record of you when you do,
but for a cart that you fill.
- We set cookies for your account and your cart alone: those that sign you in and protect it, and one
that keeps what you put into a cart before you sign in. There are no advertising or analytics
cookies, ours or anybody else’s.
- We count how often a listing or a shop is viewed, without noting by whom.
- We do not sell personal information, and we do not share it for advertising.
- You can see, correct, take away and delete what we hold about you.

## What we collect

### When you visit

Your browser sends us its network address and a description of itself, as it does to every site.
We use the address to answer, to limit abuse, and to keep the service running. It stands in
short-lived server logs and is not joined to what you look at.

If you press “Use my location”, your browser asks you first. Your position is used once, to find
the nearest city, and is not kept.

### When you have an account

- What you give us: name, user name, e-mail address, phone number, postal address, picture.
- What you make: listings, favourites, searches you save, messages, orders.
- What we find for searches that you save: which listings, what is new about them, and whether you have looked.
- What you choose: which mail you get, how often and at what hours, and the time zone for them; whether others see how far you have read.
- What the service needs: when you signed in, in which browser and from roughly where, so that you
can recognize a sign-in that was not yours.

### When you pay

Card details go from your browser straight to our payment provider. We see the brand, the last
four digits and the date of expiry, never the number.

### When you buy from a shop

The shop that you buy from learns what it needs for your order: your name, the address to which it
goes and the one for the bill, your e-mail address and phone number, and what you ordered. The people
whom its owner lets look after it see that too. It does not learn what you buy elsewhere, nor your
card; a shop in Australia, which charges you itself, sees of the card what we see. A shop is responsible for what it does with your data; its own privacy text stands on its page.

An invoice has your name, your addresses and what you bought. Tax law asks the shop, and us, to keep
it; it stays when you delete your account, without being joined to it any more.

If you choose a place to see what delivery costs there, it stays in your browser.

### When you fill a cart without an account

On our own site you can fill a cart before you sign in. We keep it for thirty days after you last
changed it: which products, how many, and your choices for them, without your name. When you sign in
it becomes part of your account’s cart. On other people’s pages a cart begins with signing in.

### When you run a shop

What its pages show is public: name, pictures, place, hours, and the phone number, e-mail address and
website that you enter for it. What our payment provider asks of you, such as documents and your bank
account, goes to the provider alone; we learn whether your account can be paid, what kind of thing
is missing, and for taxes where your head office is and where you are registered. Your shop stores on
which day somebody declared you a small supplier, and who did; the tax numbers that you enter stand on
the invoices of your buyers.

### When you post

What you post in a listing is public, and that includes the pictures and the place. Phone numbers
and e-mail addresses are shown only to people who ask for them one at a time; such requests are
counted and limited.

## Listing events without persons

For each listing we count views, requests for its phone number or e-mail address, visits to its
website, and shares, so that whoever posted it can see how it does; for each shop we count visits. A
count has a listing or a shop, a kind and a day. It has no account, no network address and no cookie,
and so it can’t be traced to you.

## Cookies

The session cookie is set when you sign in and removed when you sign out. A second one tells us for
half a year that you have signed in in this browser, so that nobody who guesses at your password
locks you out of it. A third one is set for three days when you register, so that nobody else opens
your account. A fourth one is set on our own site when you put something into a cart without being
signed in; it leads to that cart for thirty days, and is removed when you sign in or out. Each holds a random value, can’t be read by scripts, and is sent to us only. On a
partner’s page, where you choose to sign in, a separate cookie serves that page alone. Because these are needed for what you ask for, no
banner asks you about them. Choices such as a colour theme stay in your own browser.

## Widgets on other sites

Brokerages, merchants and newspapers can show our search and our listings on their own pages. When
you use such a widget, your browser talks to us directly. We learn which partner’s page it stands
on. The partner doesn’t learn who you are, and a password for this marketplace is never typed into
their page: signing in opens our own site in a window. What else happens on a partner’s page is
governed by their policy, not by this one.

## What we use it for

- to show, search and deliver what people post
- to let people reach each other about a listing
- to take payments and to keep the books that the law asks for
- to send you the notices that you switched on
- to keep out fraud, spam and intrusion

We do not make decisions about you by automated means that have legal or similar effect.

## Who else sees it

Companies that work for us under contract: hosting, e-mail delivery, payments. They may use the
data for that work only. Some of them are outside your province, state or country, and the law
there may let authorities see it. Shops see the orders that you place with them, your address
included. Other members see what you post and write to them. We hand data
to authorities only where the law obliges us to, and only as much as it does.

## How long we keep it

- Listings: public while they run and for thirty days after they close.
- Your profile, and what you choose: until you change it or delete your account.
- Messages that you have sent: as long as either of the two people keeps the conversation. Deleting one removes it for you; when you delete your account, what you wrote stays with whoever received it, without your name.
- A cart of somebody who is not signed in: thirty days after it was last changed.
- Invoices and payments: as long as tax law requires, also after you delete your account, then without it.
- Server logs: thirty days.
- Backups: ninety days, after which what you deleted is gone from them as well.

## Your rights

You can ask for a copy of what we hold, have it corrected, have it deleted, and take back a consent.
Much of that you can do yourself in your profile. We answer within thirty days and charge nothing.

### Canada

We follow the Personal Information Protection and Electronic Documents Act (PIPEDA), and the laws
of Quebec, Alberta and British Columbia where these apply. If our answer does not satisfy you, you
may complain to the [Office of the Privacy Commissioner](https://www.priv.gc.ca/) or to that of
your province.

### United States

Depending on your state, you may have the right to know, to correct, to delete, to receive your data
in a portable form, and to opt out of sale, targeted advertising and profiling. We do none of the
last three. We treat every visitor’s request alike, whichever state it comes from, and never worse
because you asked. An agent may ask for you with your written leave, and you may appeal a refusal
by answering it.

### Australia

We follow the Australian Privacy Principles in the Privacy Act 1988. You may complain to the
[Office of the Australian Information Commissioner](https://www.oaic.gov.au/) if thirty days pass
or our answer does not satisfy you. If a breach is likely to do serious harm, we tell you and the
Commissioner.

## Children

The service is not meant for people under sixteen, and we do not knowingly keep data about them.

## Security

Traffic is encrypted. Passwords are kept only as hashes, and session values too. Access is limited
to those who need it and is recorded. If a breach puts you at real risk, we tell you and the
authorities without delay.

## Changes

When this policy changes we change the date above it. If a change matters to you, we tell account
holders by e-mail at least thirty days ahead.

## How to reach us

Write to the privacy officer of this marketplace at
[privacy@boardwalk.example](mailto:privacy@boardwalk.example). Tell us what it is about and how we
can reach you; we may ask for enough to be sure that you are you.
`;
