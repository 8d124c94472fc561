// CARDROOM_WIDEST: a function that works on long rows of numbers. In a program for any PC it is
// compiled a second time for wider processors (x86-64-v3, with AVX2), and the form that this
// processor can run is chosen when the program starts. A program that is built for the machine it
// runs on needs one form only.
#pragma once

#if defined(CARDROOM_PORTABLE) && defined(__GNUC__) && !defined(__clang__)
#define CARDROOM_WIDEST [[gnu::target_clones("arch=x86-64-v3", "default")]]
#else
#define CARDROOM_WIDEST
#endif
