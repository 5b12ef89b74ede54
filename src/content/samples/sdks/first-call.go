package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"go.host.example/sdk"
)

func main() {
	tutor := sdk.New(os.Getenv("SITENAME_KEY"))

	answer, err := tutor.Ask(context.Background(), sdk.Question{
		Text:       "Is x^2+5x+6 = (x+1)(x+6)?",
		Subject:    "algebra",
		GradeLevel: 10,
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(answer.Response)
}
